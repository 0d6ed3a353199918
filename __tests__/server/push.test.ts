/** @jest-environment node */
import './push/events';
import './push/processes';
import './push/routes';
import './push/sending';
