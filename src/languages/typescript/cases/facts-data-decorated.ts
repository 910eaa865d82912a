// path: src/users/user.entity.ts
import { Column, Entity, ManyToMany, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Prop, Schema } from '@nestjs/mongoose';
import { Column as Cell, Entity as Row } from './sheet';

@Entity({ name: 'users' }) // ^ fact orm_model framework=typeorm name=User table=users
export class User {
	@PrimaryGeneratedColumn('uuid') // ^ fact orm_field framework=typeorm model=User name=id type=uuid primary=true
	id: string;

	@Column({ nullable: true, unique: true, name: 'mail' }) // ^ fact orm_field name=email type=string column=mail nullable=true unique=true
	email: string;

	@ManyToOne(() => Team, (team) => team.users) // ^ fact orm_association framework=typeorm model=User kind=belongs_to target=Team name=team
	team: Team;

	@ManyToMany(() => Role) // ^ fact orm_association kind=many_to_many target=Role name=roles
	roles: Role[];
}

@Schema({ collection: 'cats' }) // ^ fact orm_model framework=mongoose name=Cat table=cats
export class Cat {
	@Prop({ required: true }) // ^ fact orm_field framework=mongoose model=Cat name=name nullable=false
	name: string;
}

@Row() // ^ no fact orm_model
export class Line {
	@Cell() // ^ no fact orm_field
	amount: number;
}
