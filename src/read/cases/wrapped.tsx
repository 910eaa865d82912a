import * as React from 'react';

const Button = React.forwardRef<
  React.ElementRef<typeof Primitive.Root>,
  React.ComponentPropsWithoutRef<typeof Primitive.Root> & { asChild?: boolean }
>(({ className, variant = "default", size, asChild = false, ...props }, ref) => {
  const Comp = asChild ? Slot : "button"
  const a = 1
  const b = 2
  return (
    <Comp className={cn(buttonVariants({ variant, size, className }))} ref={ref} {...props} />
  )
})
Button.displayName = "Button"

const Content = React.forwardRef<X, Y>(({ className, sideOffset = 4, ...props }, ref) => (
  <Portal>
    <Primitive.Content
      ref={ref}
      sideOffset={sideOffset}
      className={cn("z-50", className)}
      {...props}
    />
  </Portal>
))
Content.displayName = Primitive.Content.displayName

export default forwardRef(({ a }: { a: string }, ref: Ref<HTMLDivElement>) => {
  const x = 1;
  const y = 1;
  const z = 1;
  return <div ref={ref} />;
});
export const X = forwardRef(
  ({ a }: { a: string }, ref: Ref<HTMLDivElement>) => {
  const x = 1;
  const y = 1;
  const z = 1;
  return <div ref={ref} />;
}) as unknown as FC;
import * as React from 'react';
import { memo, forwardRef } from 'react';

const Button = React.forwardRef<HTMLButtonElement, Props>(({ className, ...props }, ref) => {
	const x = compute(props);
	const y = other(x);
	log(y);
	return <button ref={ref} className={className} {...props} />;
});

export const Named = forwardRef(function Named(props, ref) {
	const x = compute(props);
	const y = other(x);
	log(y);
	return <button ref={ref} />;
});

export const Both = memo(
	forwardRef((props, ref) => {
		const x = compute(props);
		const y = other(x);
		log(y);
		return <button ref={ref} />;
	}),
);

export const plain = (a: number) => {
	const x = compute(a);
	const y = other(x);
	log(y);
	return y;
};
export const wrapped = debounce(async (a: number) => {
	const x = compute(a);
	const y = other(x);
	log(y);
	return y;
}, 100);
app.get('/x', (req, res) => {
	const x = compute(a);
	const y = other(x);
	log(y);
	res.send(y);
});
