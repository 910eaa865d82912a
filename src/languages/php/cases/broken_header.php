<?php
class Logger // ^ chunk class Logger broken exported
{
    public function before(int $a): void {} // ^ chunk method Logger.before(a) public

    public function alertstring|\Stringable $message, array $context = []): void // ^ chunk method Logger.alertstring broken
    {
        $this->add(1, (string) $message);
    }

    public function registerFatal$level = null, int $size = 20): self
    {
        return $this;
    }
}

function after() {} // ^ chunk function after() exported
