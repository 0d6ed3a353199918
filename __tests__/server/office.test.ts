/** @jest-environment node */
import './office/corrections';
import './office/desk';
import './office/news';
import './office/registrations';
import './office/stories';
