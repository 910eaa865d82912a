RSpec.describe Thing do # ^ chunk lambda -() lines=1-12
  let(:x) { 1 } # ^ chunk function x() sig="let(:x)" ^ yields return <number> in=x
  before { setup } # ^ chunk lambda -()
  it 'works' do # ^ chunk lambda -() test lines=4-6 ^ call it kinds=string,function keywords=&
    expect(x).to eq(1) # ^ call x in=:lambda ^ call expect in=:lambda ^ call eq in=:lambda ^ call expect(x).to in=:lambda
  end
  context 'inside' do # ^ chunk lambda -() lines=7-11
    specify { x } # ^ chunk lambda -() test
    xit 'is off' do end # ^ chunk lambda -() test
    it_behaves_like 'other' # ^ call it_behaves_like kinds=string
  end
end
describe 'spec' do
  it('is') { 1 } # ^ chunk lambda -() test
end
it 'is outside' do end # ^ chunk lambda -()
list.map { it.name } # ^ chunk lambda -()
let(:outside) { 1 } # ^ chunk lambda -()
describe 'values' do
  let!(:eager) { 1 } # ^ chunk function eager()
  subject(:it_self) { Thing.new } # ^ chunk function it_self()
  subject { Thing.new } # ^ chunk function subject()
  let(name) { 1 } # ^ chunk lambda -()
  let { 1 } # ^ chunk lambda -()
  other.let(:no) { 1 } # ^ chunk lambda -()
end
