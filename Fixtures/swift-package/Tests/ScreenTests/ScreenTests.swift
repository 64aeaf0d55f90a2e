import Testing
import ViewTreeKit

@Test("The screens are laid out as their golden files say")
func screens() {
  expectGoldens("Screens")
}
