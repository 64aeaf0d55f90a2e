print("viewtree")
