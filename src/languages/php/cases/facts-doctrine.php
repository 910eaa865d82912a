<?php

use App\Mapping as Map;
use Doctrine\ORM\Mapping as ORM;

#[ORM\Entity(repositoryClass: UserRepository::class), ORM\Table(name: 'users')] class User { // ^ fact orm_model framework=doctrine name=User table=users
    #[ORM\Id, ORM\Column(type: Types::INTEGER)] private int $id; // ^ fact orm_field framework=doctrine model=User name=id type=INTEGER primary=true
    #[ORM\Column(name: 'mail', length: 100, unique: true, nullable: false)] private string $email; // ^ fact orm_field name=email type=string column=mail unique=true nullable=false primary=-
    #[ORM\OneToMany(mappedBy: 'user', targetEntity: Post::class)] private Collection $posts; // ^ fact orm_association framework=doctrine model=User kind=has_many target=Post name=posts ^ no fact orm_field
    #[ORM\ManyToOne, ORM\JoinColumn(name: 'team_id')] private ?Team $team; // ^ fact orm_association kind=belongs_to target=Team foreign_key=team_id
    #[Map\Column(type: 'string')] private $other; // ^ no fact orm_field
    /** @ORM\Column(type="text", nullable=true) */
    private $bio; // ^ fact orm_field name=bio type=text nullable=true
}

#[Map\Entity] class Place {} // ^ no fact orm_model
