/** @jest-environment node */
import './kbo/commands';
import './kbo/erasures';
import './kbo/files';
import './kbo/importFrom';
import './kbo/importPictures';
import './kbo/restores';
