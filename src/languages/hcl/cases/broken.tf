variable "before" {} # ^ chunk variable var.before exported ^ no error
resource "aws_x" "open" { # ^ chunk resource aws_x.open broken ^ error
  a = [1, 2 # ^ error
variable "after" { # ^ chunk variable var.after exported optional ^ no error
  default = 3
}
variable "quote { # ^ error ^ error
  type = string
}
locals {
  a = "never closed # ^ error ^ chunk constant local.a
  b = var.fine # ^ chunk constant local.b ^ refs fine:read ^ no error
}
} # ^ error
output "last" { # ^ chunk property output.last exported ^ no error
  value = 1
}
