const { makeUser } = require('./models');
const whole = require('./whole');
makeUser().save(); //= save models.ts#Base.save
whole.run(); //= run whole.js#run
whole.helper(); //= helper whole.js#helper
const other = whole;
other.run.call(null); //= call whole.js#run
