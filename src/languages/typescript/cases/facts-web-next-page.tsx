// path: app/(shop)/@modal/products/[...slug]/page.tsx
export const metadata = { title: 'Products' }; // ^ no fact route

export default async function Products() { // ^ fact route framework=next method=GET path=/products/[...slug] handler=Products
	return <p>Products</p>;
}
export async function GET() {} // ^ no fact route
