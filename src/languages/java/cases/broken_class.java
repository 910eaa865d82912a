@Entity
public class Headless // ^ chunk class Headless broken public lines=1-2 sig="public class Headless" notes=Entity ^ bind class Headless scope=module ^ no error
	@Override public void run() { go(); } // ^ chunk method Headless.run() broken override public notes=Override ^ call Override via=decorator
		// ^ call go in=Headless.run
	int last() { return 1; } // ^ chunk method Headless.last() broken
}
class Next { // ^ chunk class Next
	void fine() { } // ^ chunk method Next.fine() parent=Next
}
