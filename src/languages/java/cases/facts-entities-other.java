package shop.model;

import com.baomidou.mybatisplus.annotation.*;
import org.springframework.data.mongodb.core.mapping.Document;
import org.hibernate.validator.Entity;

@TableName("t_user") // ^ fact orm_model framework=mybatis-plus name=User table=t_user
class User {
	@TableId("uid") // ^ fact orm_field model=User name=id column=uid primary=true
	private Long id;
	@TableField(exist = false) // ^ no fact orm_field
	private String token;
}

@Document(collection = "notes") // ^ fact orm_model framework=spring-data-mongodb name=Note table=notes
class Note {
	private String text; // ^ fact orm_field framework=spring-data-mongodb model=Note name=text
}

@Entity // ^ no fact orm_model
class Look { }
