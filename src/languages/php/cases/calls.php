<?php
class C extends P {
    function run($job, array $rest) {
        save($job, 1, 'two', true, null, [1], new Foo, fn() => 1, 9); // ^ call Foo via=new ^ call save kinds=identifier,number,string,boolean,null,array,new,function ^ refs save:call $job:read Foo:call
        $job->title()->strip(); // ^ call $job->title receiver=$job ^ call $job->title()->strip receiver=$job->title() ^ refs $job:read .title:call .strip:call
        $job?->owner()?->name; // ^ call $job?->owner optional receiver=$job ^ refs $job:read .owner:call .name:read
        A::make(1); static::c(); self::d(); parent::e(); // ^ call A::make receiver=A value=A.make ^ call static::c receiver=static value=static.c ^ call self::d receiver=self value=self.d ^ call parent::e receiver=parent value=super.e
        parent::__construct($job); // ^ call parent::__construct via=super kinds=identifier receiver=parent
        $x::dyn(); // ^ call $x::dyn receiver=$x
        new Foo(1, mode: 'fast', ...$rest); // ^ call Foo spread via=new kinds=number,string,spread keywords=mode ^ refs Foo:call $rest:read
        new \A\B\Foo; new static; new self(); new parent; // ^ call \A\B\Foo via=new name=Foo ^ call static via=new name=static ^ call self via=new name=self ^ call parent via=new name=parent
        new $cls($job); new ($this->make()); // ^ call $cls computed via=new kinds=identifier ^ call $this->make receiver=$this ^ call ($this->make()) computed via=new
        $fn($job); // ^ call $fn kinds=identifier ^ refs $fn:call $job:read
        $job->{$dynamic}(1); $job->$prop(); A::{$m}(); // ^ call $job->{$dynamic} computed name=- receiver=$job ^ call $job->$prop computed name=- receiver=$job ^ call A::{$m} computed name=- receiver=A
        ($this->callback)($job); // ^ call ($this->callback) computed name=- args=1
        $this->callback($job); // ^ call $this->callback values=$job
        \Foo\bar(); namespace\baz(); Foo\qux(); // ^ call \Foo\bar name=bar ^ call namespace\baz name=baz ^ call Foo\qux name=qux ^ refs .bar:call .baz:call Foo:read .qux:call
        $h = strlen(...); $m = $job->run(...); $s = A::make(...); // ^ no call ^ bind var $h value=strlen ^ bind var $m value=$job.run ^ bind var $s value=A.make ^ refs strlen:read $job:read .run:read A:read .make:read
        isset($job->a, $rest['x']); empty($job); // ^ no call ^ refs $job:read .a:read $rest:read $job:read
        unset($job->a, $rest); // ^ no call ^ refs $job:read .a:write $rest:write
        "text $job->name {$job->go()} {$rest['k']}"; // ^ call $job->go receiver=$job ^ refs $job:read .name:read $job:read .go:call $rest:read
        'not_called($job)'; // ^ no call
        echo <<<EOT
          text {$job->inside(1)} not_called()
        EOT; // ^ no call
        <<<'RAW'
          {$job->not_called()}
        RAW;
        `ls {$job->shell()}`; // ^ call $job->shell receiver=$job ^ call `` name=- kinds=template value=shell_exec values="template(\"ls \", call#31)"
        eval('x'); exit(done()); print later(); // ^ call eval kinds=string ^ call done ^ call exit values=call#34 ^ call later ^ call print values=call#36
        @risky(); !f(); -g(); (int) h(); clone k(); // ^ call risky ^ call f ^ call g ^ call h ^ call k
        $job->a()[0]->b(); // ^ call $job->a receiver=$job ^ call $job->a()[0]->b receiver=$job->a()[0]
        throw new E(message: "x"); // ^ call E via=new kinds=string keywords=message ^ yields throw call#45 in=C.run
        A::$count; A::LIMIT; A::class; $job::class; // ^ no call ^ refs A:read .count:read A:read .LIMIT:read A:read $job:read
        $job instanceof Foo\Thing; // ^ no call ^ refs $job:read Foo:read .Thing:type
        f(g(h())); // ^ call h values=- ^ call g values=call#46 ^ call f values=call#47
        (function () { deep(); })(); // ^ call deep in=C.run:lambda ^ call (function () { deep(); }) computed in=C.run
        $job->each(function ($i) { use_it($i); }); // ^ call use_it in=C.run:lambda kinds=identifier ^ call $job->each in=C.run kinds=function
        return [$job, 'method']; // ^ no call ^ yields return [$job, "method"] in=C.run
    }
}
