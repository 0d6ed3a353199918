/** @jest-environment node */
import './office/desk';
