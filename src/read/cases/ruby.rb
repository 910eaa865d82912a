# frozen_string_literal: true

require "json"
require_relative "store"

# Runs everything.
module Example
  # One that runs.
  class Runner < Base
    include Comparable
    attr_reader :path, :count

    LIMITS = {
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: "end }",
    }.freeze

    QUERY = <<~SQL
      SELECT *
      FROM users
      WHERE a = 1
      AND b = 2
      AND c = 3
      AND d = 4
      AND name = '}'
    SQL

    scope :recent, -> { where("x > ?", 1) }

    # Makes one.
    def initialize(path, deep: false)
      @path = path
      @deep = deep
      @items = %w[a b {]
      open
      close
    end

    def self.build(*args)
      new(*args)
    end

    def run(items)
      items.each do |item|
        next if item =~ /[{"']/
        puts "#{item} end"
      end
      items
    end

    def short = 1

    private

    def inner?; true; end
  end
end

RSpec.describe Runner do
  it "runs" do
    runner = Runner.new("x")
    expect(runner.run([])).to eq([])
    expect(runner.count).to eq(0)
    expect(runner.path).to eq("x")
    expect(runner).to be_short
  end
end
