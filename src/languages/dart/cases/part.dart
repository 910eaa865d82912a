part of 'library.dart'; // ^ import * from library.dart kind=include
class InPart { } // ^ chunk class InPart exported
