using System.ComponentModel.DataAnnotations;
using System.ComponentModel.DataAnnotations.Schema;
using Microsoft.EntityFrameworkCore;

public class ShopContext : DbContext
{
	public DbSet<Order> Orders { get; set; } // ^ fact orm_model framework=ef name=Order table=-
	public DbSet<Customer> Customers => Set<Customer>(); // ^ fact orm_model name=Customer
	public List<Order> Recent { get; set; } // ^ no fact orm_model

	protected override void OnModelCreating(ModelBuilder model)
	{
		model.Entity<Order>().ToTable("orders"); // ^ fact orm_model name=Order table=orders
		model.Entity<Order>(entity =>
		{
			entity.HasKey(o => o.Id); // ^ fact orm_field framework=ef model=Order name=Id primary=true
			entity.Property(o => o.Number).HasColumnName("order_no").IsRequired(); // ^ fact orm_field model=Order name=Number type=string column=order_no nullable=false
			entity.HasOne(o => o.Branch); // ^ fact orm_association model=Order kind=belongs_to name=Branch
			entity.HasOne(o => o.Customer).WithMany(c => c.Orders).HasForeignKey(o => o.CustomerId); // ^ fact orm_association framework=ef model=Order kind=belongs_to target=Customer name=Customer foreign_key=CustomerId
			entity.OwnsOne(o => o.Address, address =>
			{
				address.Property(a => a.City); // ^ no fact orm_field
			});
		});
		var tag = model.Entity<Tag>();
		tag.HasMany<Order>().WithMany(); // ^ fact orm_association model=Tag kind=many_to_many target=Order name=-
		form.Property(o => o.Name); // ^ no fact orm_field
		table.ToTable("x"); // ^ no fact orm_model
	}
}

public class OrderMap : IEntityTypeConfiguration<Line>
{
	public void Configure(EntityTypeBuilder<Line> line)
	{
		line.HasKey(l => new { l.OrderId, l.Number }); // ^ fact orm_field model=Line name=OrderId primary=true ^ fact orm_field model=Line name=Number primary=true
		line.Property<int>("Shadow"); // ^ fact orm_field model=Line name=Shadow type=int
	}
}

[Table("orders")] // ^ fact orm_model framework=ef name=Order table=orders
public class Order
{
	[Key] // ^ fact orm_field model=Order name=Id type=int primary=true
	public int Id { get; set; }
	[Column("order_no")] // ^ fact orm_field name=Number type=string column=order_no nullable=false
	[Required]
	public string Number { get; set; }
	public DateTime? Sent { get; set; } // ^ fact orm_field name=Sent nullable=true
	[NotMapped] // ^ no fact orm_field
	public bool Dirty { get; set; }
	public int Total => 1; // ^ no fact orm_field
	[ForeignKey("CustomerId")] // ^ fact orm_association model=Order kind=belongs_to target=Customer name=Customer foreign_key=CustomerId ^ no fact orm_field
	public Customer Customer { get; set; }
	public ICollection<Line> Lines { get; set; } // ^ fact orm_association kind=has_many target=Line name=Lines
}

public class Message
{
	[Key(0)] // ^ no fact orm_field
	public int Id { get; set; }
}

public class Accounts : IdentityDbContext<Account, Role, Guid> { } // ^ fact orm_model framework=ef name=Account

public class AnyAccounts<TUser> : IdentityDbContext<TUser> { } // ^ no fact orm_model
