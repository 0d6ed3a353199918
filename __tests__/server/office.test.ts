/** @jest-environment node */
import './office/corrections';
import './office/desk';
