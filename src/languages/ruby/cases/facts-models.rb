# path: app/models/user.rb
class User < ApplicationRecord # ^ fact orm_model framework=activerecord name=User table=people
  self.table_name = 'people'
  has_many :posts, dependent: :destroy # ^ fact orm_association framework=activerecord model=User kind=has_many target=Post name=posts
  has_many :followers, through: :follows, source: :account # ^ fact orm_association kind=has_many target=- through=follows
  has_one :profile, class_name: 'Accounts::Profile', foreign_key: :owner_id # ^ fact orm_association kind=has_one target=Accounts::Profile foreign_key=owner_id
  belongs_to :subject, polymorphic: true # ^ fact orm_association kind=belongs_to target=- name=subject
  has_and_belongs_to_many :roles, join_table: 'people_roles' # ^ fact orm_association kind=many_to_many target=Role through=people_roles
  enum :status, { active: 0, gone: 1 } # ^ fact orm_field model=User name=status type=enum
  enum role: %i[reader writer] # ^ fact orm_field name=role type=enum
  attribute :price, :decimal, default: 0 # ^ fact orm_field name=price type=decimal
  validates :email, presence: true # ^ no fact orm_field
  def load
    has_many :things # ^ no fact orm_association
  end

  module Admin
    class Note < ::ActiveRecord::Base; end # ^ fact orm_model name=User::Admin::Note
  end
end

class ApplicationRecord < ActiveRecord::Base # ^ no fact orm_model
  self.abstract_class = true
end

class Admin < User # ^ no fact orm_model
  has_many :audits # ^ fact orm_association model=Admin target=Audit
end

class Product # ^ fact orm_model framework=mongoid name=Product
  include Mongoid::Document
  field :name, type: String # ^ fact orm_field framework=mongoid model=Product name=name type=String
  embeds_many :prices # ^ fact orm_association kind=embeds target=Price
end

class Base; end
class Report < Base # ^ no fact orm_model
end
class Item < Sequel::Model(:stock) # ^ fact orm_model framework=sequel name=Item table=stock
  one_to_many :orders # ^ fact orm_association framework=sequel kind=has_many target=Order
end
