<?php

use Illuminate\Contracts\Queue\ShouldQueue;
use Symfony\Component\Messenger\Attribute\AsMessageHandler;

class SendInvoice implements ShouldQueue { // ^ fact job_worker framework=laravel queue=mail handler=SendInvoice
    public $queue = 'mail';
    public function handle() {
        Archive::dispatch($this->id)->onQueue('slow'); // ^ fact job_queue framework=laravel name=slow
        $bus->onQueue('other'); // ^ no fact job_queue
    }
}
class Archive implements ShouldQueue { // ^ fact job_worker queue=low handler=Archive
    public function __construct() { $this->onQueue('low'); } // ^ fact job_queue name=low
}
abstract class Job implements ShouldQueue {} // ^ no fact job_worker
class Listing implements Countable {} // ^ no fact job_worker
#[AsMessageHandler] class Notify { // ^ fact job_worker framework=symfony handler=Notify job=UserSignedUp
    public function __invoke(UserSignedUp $message) {}
}
