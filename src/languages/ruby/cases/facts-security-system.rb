# path: lib/tools.rb
require 'open3'

class Tools
  def build(branch, path, runner)
    system("git log #{branch}") # ^ fact subprocess api=system command="git log {}" form=shell given=interpolated
    system('git', 'log', branch) # ^ fact subprocess command=git form=argv given=literal arguments=built
    out = `ls #{path}` # ^ fact subprocess command="ls {}" form=shell given=interpolated
    %x(ls -l) # ^ fact subprocess command="ls -l" given=literal
    Open3.capture2(path) # ^ fact subprocess api=Open3.capture2 form=shell given=variable
    runner.system('ls') # ^ no fact subprocess
    'use `ls` here' # ^ no fact subprocess

    File.read('a.txt') # ^ fact file_operation api=File.read operation=read path=a.txt given=literal
    File.open(path, 'a') # ^ fact file_operation operation=append given=variable
    File.write("logs/#{branch}.txt", out) # ^ fact file_operation operation=write path=logs/{}.txt given=interpolated
    FileUtils.rm_rf(path) # ^ fact file_operation operation=delete
    File.exist?(path) # ^ no fact file_operation
    runner.read('a.txt') # ^ no fact file_operation

    ENV['HOME'] # ^ fact env_read name=HOME api=ENV
    ENV.fetch('PORT', 80) # ^ fact env_read name=PORT api=ENV.fetch has_default=true
    ENV['HOME'] = path # ^ no fact env_read
    ENV['HOME'] ||= path # ^ no fact env_read
    runner.fetch('HOME') # ^ no fact env_read
    Rails.application.credentials.mail.password # ^ fact config_read library=rails key=mail.password
    Rails.application.credentials.dig(:mail, :user) # ^ fact config_read key=mail.user
    runner.credentials.mail # ^ no fact config_read

    rand(6) # ^ fact random_source source=rand cryptographic=false
    SecureRandom.hex # ^ fact random_source source=SecureRandom.hex cryptographic=true
    runner.rand(6) # ^ no fact random_source
  end
end
