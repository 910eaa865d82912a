function run() {}
const helper = () => run(); //= run whole.js#run
module.exports = { run, helper };
