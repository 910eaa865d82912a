import type { FactRule } from '../../../model/facts/rules.ts';
import { JAXRS_APPLICATIONS, JAXRS_HANDLERS, JAXRS_LOCATORS } from '../../shared/facts/jvm-jaxrs.ts';
import { MICRONAUT_HANDLERS } from '../../shared/facts/jvm-micronaut.ts';
import { SPRING_HANDLERS } from '../../shared/facts/jvm-spring.ts';
import { SPRING_ROUTER_FUNCTIONS } from '../../shared/facts/jvm-spring-functional.ts';
import { SPRING_SECURITY_PATHS } from '../../shared/facts/jvm-spring-security.ts';
import { KTOR_HANDLERS, KTOR_MOUNTS } from './ktor.ts';

export const WEB: readonly FactRule[] = [
	SPRING_HANDLERS,
	SPRING_ROUTER_FUNCTIONS,
	SPRING_SECURITY_PATHS,
	JAXRS_HANDLERS,
	JAXRS_LOCATORS,
	JAXRS_APPLICATIONS,
	MICRONAUT_HANDLERS,
	KTOR_HANDLERS,
	KTOR_MOUNTS,
];
