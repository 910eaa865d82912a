run "plan" {
  assert {
    condition = aws_instance.web["a"].id == var.name #= web main.tf#aws_instance.web
  }
  variables {
    zone = var.name #= name variables.tf#var.name
  }
}
