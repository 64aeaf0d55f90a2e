// Filled by the layer's own files.
