/** Brings in the edits of this area, so that what waits on the device is shown and sent from any page. */
import './segments/edits';
import './company/company-edits';
