@Entity // ^ call Entity via=decorator name=Entity args=0 ^ refs Entity:call ^ no chunk
@Table(name = "users", indexes = {@Index(columns = "a"), @Index("b")}) // ^ call Index via=decorator args=1 kinds=string keywords=columns values="\"a\""
	// ^ call Index via=decorator args=1 kinds=string values="\"b\""
	// ^ call Table via=decorator args=2 kinds=string,array keywords=name,indexes values="\"users\", [call#1, call#2]"
@a.b.Audited(Level.HIGH) // ^ call a.b.Audited via=decorator name=Audited receiver=a.b value=a.b.Audited values=Level.HIGH
	// ^ refs a:type .b:type .Audited:call Level:read .HIGH:read
public class User {
	// ^ chunk class User exported public lines=1-35 sig="public class User" notes="Entity Table(name = \"users\", indexes = {@Index(columns = \"a\"), @Index(\"b\")}) a.b.Audited(Level.HIGH)"
	// ^ no refs
	@Id @Column(nullable = false, length = 2 * 8) private @NonNull long id;
		// ^ chunk field User.id private type=long sig="private @NonNull long id" notes="Id Column(nullable = false, length = 2 * 8) NonNull"
		// ^ call Id via=decorator in=User ^ call Column via=decorator kinds=boolean,other in=User ^ call NonNull via=decorator in=User
		// ^ refs Id:call Column:call NonNull:call
	@Inject // ^ call Inject via=decorator in=User
	User(@Named("x") @Size(min = 1, max = MAX) String name, @Nullable Object @Nullable ... rest) { }
		// ^ chunk constructor User.User(name: String, *rest: Object) sig="User(@Named(\"x\") @Size(min = 1, max = MAX) String name, @Nullable Object @Nullable ... rest)" notes=Inject
		// ^ call Named via=decorator args=1 in=User.User ^ call Size via=decorator args=2 keywords=min,max in=User.User
		// ^ call Nullable via=decorator args=0 in=User.User ^ call Nullable via=decorator args=0 in=User.User ^ bind param name type=String
		// ^ bind param rest path=... type=Object ^ refs Named:call Size:call MAX:read String:type Nullable:call Object:type Nullable:call
	@SuppressWarnings({"unchecked", "raw"}) // ^ call SuppressWarnings via=decorator kinds=array values="[\"unchecked\", \"raw\"]"
	@Deprecated() // ^ call Deprecated via=decorator args=0
	public <T extends @NonNull Object> @Nullable T run(List<@Valid Item> items) throws @Critical E {
		// ^ chunk method User.run(items: List<@Valid Item>) public type=T sig="public <T extends @NonNull Object> @Nullable T run(List<@Valid Item> items) throws @Critical E" notes="SuppressWarnings({\"unchecked\", \"raw\"}) Deprecated()"
		// ^ call NonNull via=decorator in=User.run ^ call Nullable via=decorator in=User.run ^ call Valid via=decorator in=User.run
		// ^ call Critical via=decorator in=User.run ^ refs NonNull:call Object:type Nullable:call T:type List:type Valid:call Item:type Critical:call E:type
		@Local final int x = (@Cast String) null; // ^ call Local via=decorator in=User.run ^ call Cast via=decorator in=User.run ^ bind const x
			// ^ refs Local:call Cast:call String:type
		for (@Each String s : items) { } // ^ call Each via=decorator in=User.run ^ bind let s
		try (@Res var r = open()) { } catch (@Caught final E e) { } // ^ call Res via=decorator in=User.run ^ call open in=User.run
			// ^ call Caught via=decorator in=User.run ^ bind const r scope=block ^ bind catch e scope=block type=E
		return new @Fresh Item(); // ^ call Fresh via=decorator in=User.run value=Fresh ^ call Item via=new in=User.run value=Item ^ refs Fresh:call Item:call
	}
	@Override public String toString() { return ""; } // ^ chunk method User.toString() override public notes=Override
	@java.lang.Override public int hashCode() { return 0; } // ^ chunk method User.hashCode() override public notes=java.lang.Override
}
@interface Not { } // ^ chunk interface Not ^ no call
