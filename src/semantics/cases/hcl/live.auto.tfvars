region = "eu" #= region variables.tf#var.region
zones = { #= zones variables.tf#var.zones
  name = "a" #= name null
}
