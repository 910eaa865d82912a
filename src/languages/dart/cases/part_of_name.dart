part of app.core; // ^ import * from app.core kind=include
