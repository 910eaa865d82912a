package shop.model;

import jakarta.persistence.*;
import java.util.List;

@Entity // ^ fact orm_model framework=jpa name=Order table=orders
@Table(name = "orders")
class Order extends Base {
	static final int MAX = 10; // ^ no fact orm_field
	@Id // ^ fact orm_field framework=jpa model=Order name=id type=Long primary=true
	private Long id;
	@Column(name = "order_no", nullable = false, unique = true) // ^ fact orm_field name=number column=order_no nullable=false unique=true
	private String number;
	private Status status; // ^ fact orm_field name=status type=Status
	@Transient // ^ no fact orm_field
	private boolean dirty;
	private transient int hash; // ^ no fact orm_field
	@ManyToOne // ^ fact orm_association framework=jpa model=Order kind=belongs_to target=Customer name=customer foreign_key=customer_id ^ no fact orm_field
	@JoinColumn(name = "customer_id")
	private Customer customer;
	@OneToMany(mappedBy = "order", cascade = CascadeType.ALL) // ^ fact orm_association kind=has_many target=Line name=lines
	private List<Line> lines;
	@ManyToMany // ^ fact orm_association kind=many_to_many target=Tag through=order_tags
	@JoinTable(name = "order_tags")
	private Set<Tag> tags;
	@OneToOne @JoinColumn(name = "invoice_id") // ^ fact orm_association kind=belongs_to target=Invoice foreign_key=invoice_id
	private Invoice invoice;
	@Embedded // ^ fact orm_association kind=embeds target=Address
	private Address address;

	@OneToOne(targetEntity = Note.class) // ^ fact orm_association kind=has_one target=Note name=note
	public Object getNote() { return note; }
}

@MappedSuperclass // ^ no fact orm_model
class Base {
	private Instant created; // ^ fact orm_field model=Base name=created
}

class Plain {
	@Deprecated // ^ no fact orm_field
	private String name;
}
