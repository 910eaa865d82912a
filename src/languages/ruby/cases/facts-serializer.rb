# path: app/serializers/post_serializer.rb
class PostSerializer < ActiveModel::Serializer # ^ no fact orm_model
  has_many :comments # ^ no fact orm_association
  attribute :title, key: :name # ^ no fact orm_field
  field :body # ^ no fact orm_field
end
