<!-- path: resources/views/orders/show.blade.php -->
<div>{!! $order->html !!}</div><?php // ^ fact template_render operation=raw given=variable
?>
<p>{{ $order->html }}</p><?php // ^ no fact template_render
?>
