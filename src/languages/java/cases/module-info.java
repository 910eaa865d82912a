import com.shop.Plugin; // ^ import Plugin as Plugin from com.shop
/** The shop. */
@Deprecated // ^ call Deprecated via=decorator
open module com.shop.core { // ^ chunk namespace com.shop.core lines=3-14 sig="open module com.shop.core" doc="The shop." notes=Deprecated
	// ^ bind namespace com.shop.core scope=module chunk=com.shop.core ^ no refs
	requires java.base; // ^ import * from java.base kind=require ^ no export ^ no refs
	requires transitive java.sql; // ^ import * from java.sql kind=require ^ export star * from=java.sql ^ no refs
	requires static transitive lombok; // ^ import * from lombok conditional kind=require ^ export star * conditional from=lombok
	exports com.shop.api; // ^ export named com.shop.api local=* from=com.shop.api ^ no import ^ no refs
	exports com.shop.spi to com.shop.web, tests; // ^ export named com.shop.spi local=* ^ refs com:read .shop:read .web:read tests:read
	opens com.shop.model to hibernate; // ^ no export ^ refs com:read .shop:read .model:read hibernate:read
	uses com.shop.Plugin; // ^ refs com:type .shop:type .Plugin:type ^ no call
	provides com.shop.Plugin with com.shop.impl.A, B; // ^ refs com:type .shop:type .Plugin:type com:type .shop:type .impl:type .A:type B:type ^ no call
}
