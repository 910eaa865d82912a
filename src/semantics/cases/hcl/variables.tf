variable "region" {
  type = string
  validation {
    condition = length(var.region) > 2 #= region variables.tf#var.region
  }
}
variable "name" {}
variable "zones" {
  default = { a = 1 }
}
variable "image" {}
# A local that is named like a variable.
locals {
  region = "${var.region}-1" #= region variables.tf#var.region
  label  = local.region #= region variables.tf#local.region
  copied = lower(local.label) #= label variables.tf#local.label
  upper  = upper(local.label) #= upper external hcl:function
}
