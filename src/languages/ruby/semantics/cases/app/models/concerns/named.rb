module Named
  extend ActiveSupport::Concern

  class_methods do
    def by_name(name)
      where(name: name) #= where unresolved
    end
  end

  module ClassMethods
    def named
    end
  end

  def rename(name)
    save #= save unresolved
  end
end
