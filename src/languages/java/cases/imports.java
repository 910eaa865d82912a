@NullMarked // ^ call NullMarked via=decorator
package com.shop.cart; // ^ chunk namespace com.shop.cart sig="package com.shop.cart" notes=NullMarked
	// ^ bind namespace com.shop.cart scope=module chunk=com.shop.cart ^ no refs

import java.util.List; // ^ import List as List from java.util ^ bind import List scope=module ^ no refs
import java.util.Map.Entry; // ^ import Entry as Entry from java.util.Map ^ bind import Entry
import java.util.*; // ^ import * from java.util ^ no bind
import static java.util.Map.entry; // ^ import entry as entry from java.util.Map static ^ bind import entry
import static org.junit.Assert.*; // ^ import * from org.junit.Assert static ^ no bind
import com . odd /* inside */ . Spaced; // ^ import Spaced as Spaced from com.odd ^ bind import Spaced
import module java.base; // ^ import * from java.base kind=require ^ no bind ^ no error

public class Main { // ^ chunk class Main exported public ^ export named Main local=Main chunk=Main
	List<Entry> xs; // ^ refs List:type Entry:type ^ no import
	public class Inner { } // ^ chunk class Main.Inner public ^ no export
}
class Hidden { } // ^ chunk class Hidden ^ no export
public interface Open { } // ^ chunk interface Open exported public ^ export named Open
public enum Level { } // ^ export named Level
public record Pair() { } // ^ export named Pair
public @interface Tag { } // ^ export named Tag
