class User < ApplicationRecord
  include Named

  has_many :posts #= has_many external ActiveRecord
  before_save :tidy

  def self.recent
    by_name('x') #= by_name named.rb#Named.by_name
    named #= named named.rb#Named.ClassMethods.named
    order(:id) #= order external ActiveRecord
  end

  def tidy
    rename('y') #= rename named.rb#Named.rename
    email #= email external ActiveRecord
    audit #= audit application_record.rb#ApplicationRecord.audit
    posts.first #= first external ActiveRecord
  end
end

User.recent #= recent user.rb#User.recent
User.find(1) #= find external ActiveRecord
User.new.tidy #= tidy user.rb#User.tidy
User.new.rename('z') #= rename named.rb#Named.rename
