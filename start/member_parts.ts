// Each module says what it has of a member for the back-office by being imported here.
import '#auth/back_office/member_parts'
import '#points/back_office/member_parts'
import '#catalogue/back_office/member_parts'
import '#notifications/back_office/member_parts'
