<?php

namespace App;

use App\Shop\Model as Item;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Foundation\Auth\User as Authenticatable;

class User extends Authenticatable { // ^ fact orm_model framework=eloquent name=User table=people ^ fact orm_field model=User name=email type=- ^ fact orm_field model=User name=born type=date
    protected $table = 'people';
    protected $fillable = ['email', 'born'];
    protected $casts = ['born' => 'date'];

    public function posts() {
        return $this->hasMany(Post::class, 'author_id'); // ^ fact orm_association framework=eloquent model=User kind=has_many target=Post name=posts foreign_key=author_id
    }
    public function roles() {
        return $this->belongsToMany('App\Role', 'people_roles'); // ^ fact orm_association kind=many_to_many target=Role through=people_roles
    }
    public function parent() {
        return $this->belongsTo(self::class); // ^ fact orm_association kind=belongs_to target=User
    }
    public function owner() {
        return $this->morphTo(); // ^ fact orm_association kind=belongs_to target=- name=owner
    }
    public function all() {
        $this->hasMany($things); // ^ no fact orm_association
        $shop->hasMany(Post::class); // ^ no fact orm_association
    }
}

class Post extends Model {} // ^ fact orm_model framework=eloquent name=Post
class Thing extends Item { protected $fillable = ['x']; } // ^ no fact orm_model ^ no fact orm_field
