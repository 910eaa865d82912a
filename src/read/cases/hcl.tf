# What this is.
variable "region" {
  type    = string
  default = "eu"
}

resource "aws_instance" "web" {
  ami           = "x"
  instance_type = "t3"
  tags = {
    Name = "web"
    Env  = "}"
    A    = 1
    B    = 2
    C    = 3
    D    = 4
    E    = 5
  }
  ebs_block_device {
    size = 1
  }
}
