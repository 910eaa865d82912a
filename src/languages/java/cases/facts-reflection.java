package plugins;

import java.lang.reflect.*;

class Loader {
	private static final String MAIN = "acme.Main";

	Object load(String name, ClassLoader loader, Class<?> type, Method method, Field field, Map<String, Method> methods) throws Exception {
		Class.forName("acme.Plugin"); // ^ fact reflection operation=load_type callee=Class.forName name=acme.Plugin is_dynamic=false
		Class.forName(MAIN); // ^ fact reflection name=acme.Main is_dynamic=false
		loader.loadClass(name); // ^ fact reflection operation=load_type name=- is_dynamic=true
		type.getMethod("run", String.class); // ^ fact reflection operation=get_member callee=type.getMethod name=run
		String.class.getDeclaredField("value"); // ^ fact reflection operation=get_member name=value
		method.invoke(this, name); // ^ fact reflection operation=invoke callee=method.invoke is_dynamic=-
		type.getDeclaredConstructor().newInstance(); // ^ fact reflection operation=get_member ^ fact reflection operation=create callee=type.getDeclaredConstructor().newInstance
		field.set(this, 1); // ^ fact reflection operation=set_field
		Proxy.newProxyInstance(loader, all, handler); // ^ fact reflection operation=create callee=Proxy.newProxyInstance
		request.getMethod(); // ^ no fact reflection
		request.getMethod("x"); // ^ no fact reflection
		methods.get("x"); // ^ no fact reflection
		command.invoke(this); // ^ no fact reflection
		return Locale.forName("de"); // ^ no fact reflection
	}
}
