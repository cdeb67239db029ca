/** Brings in the edits of this area, so that what waits on the device is shown and sent from any page. */
import './edits';
import './company-edits';
