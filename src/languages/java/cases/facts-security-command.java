// path: src/main/java/shop/Bus.java
package shop;

import shop.bus.Command;

@Command(name = "deploy") // ^ no fact cli_command
class Handler {}
