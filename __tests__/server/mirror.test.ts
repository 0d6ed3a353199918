/** @jest-environment node */
import './mirror/following';
import './mirror/processes';
