/** All edits of the area: the outbox loads them to send from any page what was left on the device. */
import './activity-edits';
import './distribution-edits';
import './spend-edits';
import './supplier-edits';
