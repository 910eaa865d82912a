# Of other tools: a file by itself.
variable "image" {}
locals {
  image = var.image #= image job.hcl#var.image
  none  = local.image #= image job.hcl#local.image
}
dependency "net" {
  config_path = "../net"
}
inputs = {
  id = dependency.net.outputs.id #= net job.hcl#dependency.net
}
