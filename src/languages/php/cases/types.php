<html><?php
namespace App\Models; // ^ chunk namespace App\Models ^ bind namespace App\Models scope=module chunk=App\Models

/**
 * A user of the shop.
 * More about it.
 *
 * @package x
 */
#[Attr(1, name: 'n'), Other]
abstract class User extends Base\Model implements I, \J\K { // ^ chunk class User abstract exported doc="A user of the shop." notes="Attr(1, name: 'n') Other" lines=10-41 ^ heritage extends Base\Model name=Model of=User ^ heritage implements I name=I of=User ^ heritage implements \J\K name=K of=User ^ export named User ^ refs Base:read .Model:type I:type .K:type
    use T1, T2 { // ^ heritage mixin T1 name=T1 of=User ^ heritage mixin T2 name=T2 of=User ^ refs T1:type T2:type
        T1::x insteadof T2; // ^ refs T1:type .x:read T2:type
        T2::x as protected y; // ^ chunk method User.y protected ^ refs T2:type .x:read
        z as private; // ^ no chunk
    }
    const A = 1, B = 2; // ^ chunk constant User.A public readonly ^ chunk constant User.B public readonly ^ bind const A scope=class value=<number> chunk=User.A ^ bind const B scope=class value=<number> chunk=User.B
    final protected const string X = 'x' . PREFIX; // ^ chunk constant User.X protected readonly type=string ^ refs PREFIX:read
    private ?int $p = 1, $q; // ^ chunk field User.p private type=?int ^ chunk field User.q private type=?int ^ bind field p scope=class type=?int value=<number> chunk=User.p ^ bind field q scope=class type=?int chunk=User.q ^ assign this.p = <number> in=User
    public readonly string $r; // ^ chunk field User.r public readonly type=string
    public static $s = []; // ^ chunk field User.s public static
    var $old; // ^ chunk field User.old public
    public private(set) string $limited; // ^ chunk field User.limited public type=string
    public string $hook { // ^ chunk field User.hook public type=string lines=24-27
        get => $this->x; // ^ chunk getter User.hook.get() ^ yields return this.x in=User.hook.get
        set(string $v) { $this->x = $v; } // ^ chunk setter User.hook.set(v: string) ^ assign this.x = $v in=User.hook.set
    }
    #[Inject] private Foo $noted; // ^ chunk field User.noted private type=Foo notes=Inject ^ call Inject via=decorator in=User
    public function __construct( // ^ chunk constructor User.__construct(foo: Foo, n: int = 5, *rest: string) public lines=29-33
        private readonly Foo $foo, // ^ chunk field User.foo private readonly type=Foo ^ bind param $foo index=0 type=Foo ^ bind field foo scope=class type=Foo chunk=User.foo ^ assign this.foo = $foo in=User.__construct
        #[Sensitive] protected int $n = 5, // ^ chunk field User.n protected type=int notes=Sensitive ^ bind param $n index=1 type=int value=<number> ^ bind field n scope=class type=int chunk=User.n
        string ...$rest, // ^ no chunk ^ bind param $rest path=... index=2 type=string
    ) {}
    /** Makes one. @return static */
    final public static function make(?array &$a, int|string $b = make_b()): ?self { // ^ chunk method User.make(a: ?array, b: int|string = make_b()) public static doc="Makes one." type=?self lines=35-37 ^ call make_b in=User.make
        return new static($a); // ^ call static via=new kinds=identifier ^ yields return call#5 in=User.make
    }
    abstract protected function ab(): static; // ^ chunk method User.ab() abstract declaration protected type=static
    function bare() {} // ^ chunk method User.bare() public
    private function &ref() { return $this->p; } // ^ chunk method User.ref() private
}
final readonly class Value {} // ^ chunk class Value exported readonly
interface I extends K, L { // ^ chunk interface I exported lines=43-46 ^ heritage extends K name=K of=I ^ heritage extends L name=L of=I
    public function m(int $x): void; // ^ chunk method I.m(x: int) abstract declaration public type=void
    const Z = 1; // ^ chunk constant I.Z public readonly
}
trait T { // ^ chunk trait T exported lines=47-51
    public $tp; // ^ chunk field T.tp public
    abstract function q(); // ^ chunk method T.q() abstract declaration public
    static function r() {} // ^ chunk method T.r() public static
}
enum Suit: string implements HasX { // ^ chunk enum Suit exported lines=52-58 ^ heritage implements HasX name=HasX of=Suit
    case Hearts = 'H'; // ^ chunk enum_member Suit.Hearts ^ bind enum Hearts scope=class value="\"H\"" chunk=Suit.Hearts
    /** Black. */
    #[Label('s')] case Spades; // ^ chunk enum_member Suit.Spades doc=Black. notes=Label('s')
    const W = self::Hearts; // ^ chunk constant Suit.W public readonly ^ bind const W scope=class value=self.Hearts chunk=Suit.W ^ refs .Hearts:read
    public function label(): string { return match ($this) { self::Hearts => 'h', default => 'x' }; } // ^ chunk method Suit.label() public type=string decisions=1 effort=1 ^ yields return ((this === self.Hearts) ? ("h" | "x")) in=Suit.label
}
$o = new class(1) extends P implements Q { // ^ chunk variable $o lines=59-62 ^ chunk class - lines=59-62 ^ call class via=new kinds=number ^ heritage extends P name=P of=$o:class ^ heritage implements Q name=Q of=$o:class ^ bind var $o scope=module value=call#8 chunk=$o
    use R; // ^ heritage mixin R name=R of=$o:class
    public function z() { return inside(); } // ^ chunk method $o.z() public ^ call inside in=$o.z
};
class Not { function class() {} } // ^ chunk class Not exported ^ chunk method Not.class() public
