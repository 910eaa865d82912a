from .models import User as Member, create
