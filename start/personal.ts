// Each module registers what it erases and discloses of a member by being imported here.
import '#points/personal'
import '#auth/personal'
import '#catalogue/personal'
import '#notifications/personal'
