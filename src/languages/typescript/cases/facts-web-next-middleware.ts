// path: src/middleware.ts
import { NextResponse } from 'next/server';

export function middleware(request) { // ^ fact route_middleware framework=next router=- path=/admin/:path* names=middleware ^ fact route_middleware path=/api/:path*
	return NextResponse.next();
}
export const config = { matcher: ['/admin/:path*', '/api/:path*'] }; // ^ no fact route_middleware
