class MailWorker # ^ fact job_worker framework=sidekiq queue=mailers handler=MailWorker
  include Sidekiq::Worker
  sidekiq_options queue: :mailers, retry: 3 # ^ fact job_queue framework=sidekiq name=mailers

  def perform(id); end
end

module Billing
  class ChargeJob < ApplicationJob # ^ fact job_worker framework=activejob queue=payments handler=Billing::ChargeJob
    queue_as :payments # ^ fact job_queue framework=activejob name=payments
    def perform; end
  end
end

class CleanupJob < ActiveJob::Base # ^ fact job_worker framework=activejob queue=-
  queue_as { computed } # ^ no fact job_queue
  def perform; end
end

class ApplicationJob < ActiveJob::Base # ^ no fact job_worker
end

class Performer < Base # ^ no fact job_worker
  queue_as :nothing # ^ no fact job_queue
  def perform; end
end
