package shop.model

import jakarta.persistence.*

@Entity // ^ fact orm_model framework=jpa name=Order table=orders
@Table(name = "orders")
class Order(
	@Id @GeneratedValue // ^ fact orm_field framework=jpa model=Order name=id type=Long? primary=true
	val id: Long? = null,
	@field:Column(name = "order_no", nullable = false) // ^ fact orm_field name=number column=order_no nullable=false
	var number: String,
	@ManyToOne @JoinColumn(name = "customer_id") // ^ fact orm_association model=Order kind=belongs_to target=Customer name=customer foreign_key=customer_id
	val customer: Customer?,
	@OneToMany(mappedBy = "order") // ^ fact orm_association kind=has_many target=Line name=lines ^ no fact orm_field
	val lines: MutableList<Line> = mutableListOf(),
)

data class Plain(val name: String) // ^ no fact orm_model ^ no fact orm_field
